import { join } from 'node:path'
import { inject } from 'vitest'
import type { Program } from './serverProcess.ts'

/** A program of this package as `bundlePrograms.ts` bundled it for the run of the tests. */
export function bundled(name: 'serve' | 'backup' | 'restore'): Program {
  return { args: [join(inject('programs'), `${name}.js`)] }
}
