import { join } from 'node:path'
import { inject } from 'vitest'
import type { Program } from './serverProcess.ts'

/** A program of this package as `bundlePrograms.ts` bundled it for the run of the tests. It ends before it would be worth optimising the embedded database. */
export function bundled(name: 'serve' | 'backup' | 'restore' | 'openDatabase'): Program {
  return { args: ['--liftoff-only', join(inject('programs'), `${name}.js`)] }
}
