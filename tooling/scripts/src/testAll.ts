// `npm test [-- <stage>…]`: everything, and one closing line that sums what the runners reported.
import type { Stage } from './runStages.ts'
import { check, counted, inChromium, overHttp, readingSources, runAndExit, vitest } from './stages.ts'

const stages: Stage[] = [
  { name: 'format', run: check(['oxfmt', '--check', '.']) },
  { name: 'lint', run: check(['oxlint', '--deny-warnings'], ['knip'], ['sherif', '--fail-on-warnings']) },
  { name: 'sources', run: vitest(readingSources) },
  { name: 'generated files', run: check(['node', 'tooling/scripts/src/checkGenerated.ts']) },
  { name: 'types', run: check(['turbo', 'run', 'typecheck', '--output-logs=errors-only']) },
  // Minutes of a compiler that has one thread.
  { name: 'contracts', lane: 'beside', run: counted('pnpm', '--filter', '@slotdrop/contracts', 'run', 'test:forge') },
  { name: 'gas', lane: 'beside', run: counted('pnpm', '--filter', '@slotdrop/contracts', 'run', 'test:gas') },
  { name: 'build', run: check(['turbo', 'run', 'build', '--output-logs=errors-only']) },
  { name: 'packages', run: counted('node', 'tooling/scripts/src/checkPackages.ts') },
  { name: 'image', run: counted('pnpm', '--silent', 'run', 'image:check', '--built') },
  { name: 'units and API', lane: 'last', run: vitest(readingSources.map((name) => `!${name}`)) },
  { name: 'HTTP', lane: 'last', run: overHttp('@slotdrop/web') },
  { name: 'browser', lane: 'last', run: inChromium('@slotdrop/web', 'e2e') },
  // `pnpm dev`: no database, no chain, and every fault of the mock.
  { name: 'mock in browser', lane: 'last', run: inChromium('@slotdrop/web', 'e2e:mock') },
  // After the browser stage, which fetches a Chromium where there is none.
  { name: 'payroll', lane: 'last', run: inChromium('@slotdrop/example-payroll', 'test:browser') },
  { name: 'stories', lane: 'last', run: inChromium('@slotdrop/wallet-ui-stories', 'test:stories') },
  // All four, each with npm and with pnpm, are a job of verify.yml.
  {
    name: 'fresh apps',
    lane: 'last',
    run: counted('pnpm', '--silent', 'run', 'fresh:apps', '--quick', 'vite', 'node'),
  },
]

await runAndExit(stages, process.argv.slice(2))
