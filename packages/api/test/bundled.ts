import { join } from 'node:path'
import { inject } from 'vitest'
import type { Program } from './serverProcess.ts'

/** A program of this package as `bundlePrograms.ts` bundled it for the run of the tests. It runs too briefly for V8 to optimize the embedded database. */
export function bundled(name: 'serve' | 'backup' | 'restore' | 'openDatabase'): Program {
  return { args: ['--liftoff-only', join(inject('programs'), `${name}.js`)] }
}
