import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- it is merged with vitest's own
  interface ProvidedContext {
    /** The command as it is published. */
    bin: string
  }
}

const home = fileURLToPath(new URL('..', import.meta.url))

/** Bundles the command as for publishing: that is what is run everywhere, and it starts in an eighth of the time that its sources take. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'slotdrop-bin-'))
  execFileSync(join(home, 'node_modules/.bin/tsup'), ['--out-dir', folder, '--no-dts'], { cwd: home, stdio: 'ignore' })
  project.provide('bin', join(folder, 'slotdrop.js'))
  return () => rmSync(folder, { recursive: true, force: true })
}
