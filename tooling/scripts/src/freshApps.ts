// `pnpm fresh:apps [--quick] [app…] [pair…]`: everything that is public is published to a registry on this machine, as a release would, and
// used by apps that know nothing of this workspace, each with its pairs of React and wagmi. `--quick` takes each with one package manager, in
// turn.
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChain } from '@slotdrop/testing'
import { createEnvironment, run } from './fresh-apps/cleanEnvironment.ts'
import { findUplink } from './fresh-apps/findUplink.ts'
import { measureSizes, sizeFaults } from './fresh-apps/measureSizes.ts'
import { publishPackages } from './fresh-apps/publishPackages.ts'
import { startRegistry } from './fresh-apps/startRegistry.ts'
import { tryApp } from './fresh-apps/tryApp.ts'
import { launchBrowser } from './fresh-apps/visitApp.ts'
import { appNames, pairs, pairsOfApps, type AppName, type Manager, type PairName } from './fresh-apps/writeApp.ts'
import { closingLine } from './tally.ts'
import { publicPackages, readWorkspace, repositoryRoot } from './workspace.ts'

const args = process.argv.slice(2)
const named = args.filter((arg): arg is AppName => appNames.some((name) => name === arg))
const pairNames = Object.keys(pairs) as PairName[]
const namedPairs = args.filter((arg): arg is PairName => pairNames.some((name) => name === arg))
const known: readonly string[] = [...named, ...namedPairs, '--quick']
const unknown = args.filter((arg) => !known.includes(arg))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${[...appNames, ...pairNames].join(', ')}.`)
  process.exit(2)
}
const managers: readonly Manager[] = ['npm', 'pnpm']
const plan = (named.length > 0 ? named : appNames)
  .flatMap((name) => pairsOfApps[name].map((pair) => ({ name, pair })))
  .filter(({ pair }) => namedPairs.length === 0 || namedPairs.includes(pair))
  .flatMap((app, turn) =>
    managers
      .filter((_manager, index) => !args.includes('--quick') || index === turn % managers.length)
      .map((manager) => ({ ...app, manager })),
  )

const uplink = await findUplink()
const built = await run(
  'turbo',
  [
    'run',
    'build',
    ...publicPackages(readWorkspace()).map(({ name }) => `--filter=${name}`),
    '--output-logs=errors-only',
  ],
  repositoryRoot,
  process.env,
)
if (built.exitCode !== 0) throw new Error(`The packages could not be built: ${built.output}`)
const folder = mkdtempSync(join(tmpdir(), 'fresh-apps-'))
const registry = await startRegistry({
  uplink,
  folder: join(folder, 'registry'),
  cacheFolder: join(repositoryRoot, 'node_modules/.cache/registry'),
})
const [chain, browser] = await Promise.all([startChain(), launchBrowser()])
const failures: string[] = []
try {
  const members = await publishPackages(registry, createEnvironment(join(folder, 'publisher'), registry))
  console.log(`${members.length} packages were published to a registry on this machine.`)
  for (const [index, { name, pair, manager }] of plan.entries()) {
    const title = `${name}, ${name === 'node' ? '' : `${pair}, `}${manager}`
    const home = join(folder, `home-${index}`)
    const environment = createEnvironment(home, registry)
    // oxlint-disable-next-line no-await-in-loop -- one after another, so that times are each app's own
    const { faults, report } = await tryApp({
      name,
      pair,
      manager,
      folder: join(folder, `app-${index}`),
      environment,
      members,
      chain,
      browser,
    })
    if (index === 0 && name === 'vite' && faults.length === 0) {
      // oxlint-disable-next-line no-await-in-loop -- of the first app alone
      const sizes = await measureSizes(join(folder, `app-${index}`))
      console.log(
        `wallet-ui, kB gz: ${sizes.button} for ConnectButton alone, ${sizes.core} with its provider, ${sizes.island} to connect; the page at load ${sizes.page}, with ${sizes.viem} kB of viem before compression`,
      )
      faults.push(...sizeFaults(sizes))
    }
    console.log(`${faults.length === 0 ? 'ok' : 'FAILED'} ${title}: ${report}`)
    for (const fault of faults) console.log(`  ${fault}`)
    if (faults.length > 0) failures.push(title)
  }
} finally {
  await Promise.all([registry.stop(), chain.stop(), browser.close()])
  // Hundreds of thousands of files: nobody waits for them.
  spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref()
}
console.log(closingLine({ passed: plan.length - failures.length, failed: failures.length, skipped: 0 }))
process.exit(failures.length === 0 ? 0 : 1)
