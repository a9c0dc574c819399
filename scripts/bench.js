#!/usr/bin/env node
require('./entry/prepare.js').run('bench/src/bench.ts');
