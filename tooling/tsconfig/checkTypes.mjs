#!/usr/bin/env node
// The tsc of TypeScript 7, which takes a third of 6's time. Editors and declarations stay with 6: 7 has no API for tsup.
// In one thread: packages are checked beside each other anyway, and each of several threads works out the same types anew, which takes
// twice the processor's time.
process.argv.push('--singleThreaded')
await import(new URL('lib/tsc.js', import.meta.resolve('typescript7/package.json')).href)
