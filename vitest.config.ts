import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest{,.document}.config.ts',
      'packages/api/test/signIn/vitest.*.config.ts',
      'apps/*/vitest{,.document}.config.ts',
      'tooling/*/vitest.config.ts',
      // Run by the stage `sources`, beside those of `tooling/oxlint` and `tooling/scripts`.
      {
        test: {
          name: 'sources',
          include: ['{apps,packages}/*/{src,test}/**/*.sources.test.ts'],
          maxWorkers: 3,
          isolate: false,
        },
      },
    ],
    maxWorkers: 3,
  },
})
