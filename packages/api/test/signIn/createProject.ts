import { fileURLToPath } from 'node:url'
import type { DatabaseKind } from '../databases.ts'
import api from '../../vitest.config.ts'

function file(path: string) {
  return fileURLToPath(new URL(path, import.meta.url))
}

/**
 * The sign-in's own tests (S1 to S10 and S13 of the security acceptance list), with nonces and sessions in a real
 * database instead of in memory: the same files that `packages/auth` runs.
 */
export function createProject(kind: DatabaseKind) {
  return {
    ...api,
    test: {
      ...api.test,
      name: `auth on ${kind}`,
      root: file('../../../auth'),
      include: ['src/server/*.test.ts', 'test/*.test.ts'],
      setupFiles: [file('setup.ts')],
      env: { TEST_DATABASE: kind },
      testTimeout: 120_000,
    },
  }
}
