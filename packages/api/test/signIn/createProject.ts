import { fileURLToPath } from 'node:url'
import type { DatabaseKind } from '../databases.ts'
import api from '../../vitest.config.ts'

function file(path: string) {
  return fileURLToPath(new URL(path, import.meta.url))
}

/**
 * What the sign-in promises of nonces and sessions, which it keeps in a real database here instead of in memory: the same file that
 * `packages/auth` runs. What a message may say, and how it is signed, no database decides.
 */
export function createProject(kind: DatabaseKind) {
  return {
    ...api,
    test: {
      ...api.test,
      name: `auth on ${kind}`,
      root: file('../../../auth'),
      include: ['src/server/createAuth.test.ts'],
      setupFiles: [file('setup.ts')],
      env: { TEST_DATABASE: kind },
      testTimeout: 120_000,
    },
  }
}
