import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import js from '@eslint/js';

const SOURCE = ['**/*.{ts,tsx}'];
const TESTS = ['**/*.test.{ts,tsx}', 'e2e/**'];

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '.data/', '.cache/', 'coverage/', 'test-results/', '**/schema.d.ts'] },
  js.configs.recommended,
  {
    files: SOURCE,
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Fastify's and federation's own types come in empty generics and void unions
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    rules: {
      complexity: ['error', 10],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-router-dom', message: 'Import from @tessera/shared/vendor/router.' },
            { name: '@tanstack/react-query', message: 'Import from @tessera/shared/vendor/query.' },
          ],
        },
      ],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    },
  },
  { files: ['shared/src/vendor/**'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['{host,remote-*,shared}/src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
  },
  { files: TESTS, rules: { 'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }] } },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: { globals: globals.node },
  },
  { files: ['**/*.{js,cjs}'], languageOptions: { sourceType: 'commonjs' } },
  // commands talk to people on the terminal
  { files: ['scripts/**', 'bench/**', 'api/src/cli/**', 'api/src/cli.ts'], rules: { 'no-console': 'off' } },
);
