#!/usr/bin/env node
require('./entry/prepare.js').run('scripts/src/commands/cli.ts');
