/** House rules of the style sheets: tokens instead of colours, classes instead of elements, every rule in a layer. */
const PHYSICAL =
  '/^(margin|padding)-(left|right|top|bottom)$|^(left|right|top|bottom)$|^border-(left|right|top|bottom)/';

export default {
  ignoreFiles: ['**/dist/**', '**/node_modules/**', '.data/**', '.cache/**', 'docs/**'],
  plugins: ['./scripts/stylelint/inside-layer.mjs'],
  rules: {
    'block-no-empty': true,
    'color-named': 'never',
    'color-no-hex': true,
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-no-important': true,
    'font-family-no-duplicate-names': true,
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla'],
    'function-no-unknown': true,
    'max-nesting-depth': [2, { ignoreAtRules: ['layer', 'media', 'container', 'supports'] }],
    'media-feature-name-no-unknown': true,
    'no-duplicate-at-import-rules': true,
    'no-duplicate-selectors': true,
    'no-empty-source': true,
    'no-invalid-double-slash-comments': true,
    'property-disallowed-list': [PHYSICAL],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-max-id': 0,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'selector-pseudo-element-no-unknown': true,
    'unit-no-unknown': true,
  },
  overrides: [
    {
      files: ['**/*.module.css'],
      rules: {
        'selector-class-pattern': [
          '^[A-Z][A-Za-z0-9]*$',
          { message: 'Classes are PascalCase; variants are data-* attributes' },
        ],
        // `svg` inside a class is allowed: an icon has no class of its own to reach
        'selector-max-type': [0, { ignoreTypes: ['svg', 'img', 'source', 'option'] }],
        'tessera/inside-layer': true,
      },
    },
    {
      // the one place where colours are written, and the sheet that resets elements
      files: ['shared/src/styles/*.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null, 'declaration-no-important': null },
    },
  ],
};
