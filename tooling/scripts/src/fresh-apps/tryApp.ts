import type { Browser } from '@playwright/test'
import type { TestChain } from '@slotdrop/testing'
import type { Member } from '../workspace.ts'
import { run, type Environment, type Outcome } from './cleanEnvironment.ts'
import { findFreePort } from './findFreePort.ts'
import { licenceFaults, readBuiltIn, readShipped } from './inspectShipped.ts'
import { payWithNode } from './payWithNode.ts'
import { serveApp } from './serveApp.ts'
import { visitApp, type Visit } from './visitApp.ts'
import { countLines, writeApp, type AppName, type Manager, type PairName } from './writeApp.ts'

/** What {@link tryApp} needs. */
export type TryAppParameters = {
  readonly name: AppName
  readonly manager: Manager
  readonly pair: PairName
  readonly folder: string
  readonly environment: Environment
  readonly members: readonly Member[]
  readonly chain: TestChain
  readonly browser: Browser
}

/** What became of it, and what is report of it in one line. */
export type Trial = { readonly faults: string[]; readonly report: string }

/** Writes, installs, checks, builds and uses a fresh app. */
export async function tryApp(parameters: TryAppParameters): Promise<Trial> {
  const { name, manager, pair, folder, environment, members, chain } = parameters
  writeApp(name, manager, { pair, folder, members })
  const env = { ...environment, VITE_RPC_URL: chain.rpcUrl, NEXT_PUBLIC_RPC_URL: chain.rpcUrl }
  const install = await run(
    manager,
    manager === 'npm' ? ['install', '--no-audit', '--no-fund'] : ['install'],
    folder,
    env,
  )
  if (install.exitCode !== 0) return failed('it can’t be installed', install)
  // Declarations of all that is installed take minutes; two apps are enough to see that ours hold.
  const skipNothing = name === 'vite' || name === 'node' ? ['--skipLibCheck', 'false'] : []
  const typeArguments = manager === 'npm' ? ['--', ...skipNothing] : skipNothing
  const types = await run(manager, ['run', 'typecheck', ...typeArguments], folder, env)
  const wrongTypes = typeErrorsOf(types)
  if (wrongTypes.length > 0 || (types.exitCode !== 0 && !types.output.includes(': error TS')))
    return failed('its types are wrong', { ...types, output: wrongTypes.join('\n') || types.output })
  const lines = countLines(name, manager)
  if (name === 'node') {
    const { faults, seconds } = await payWithNode({ manager, folder, environment: env, chain })
    return { faults: [...faults], report: `installed in ${install.seconds} s, paid in ${seconds} s; ${lines} lines` }
  }

  const build = await run(manager, ['run', 'build'], folder, env)
  if (build.exitCode !== 0) return failed('it can’t be built', build)
  const shipped = readShipped(name, folder)
  const faults = [
    ...warningsOf(build).map((line) => `its build warns: ${line}`),
    ...licenceFaults([...shipped, ...readBuiltIn(folder)]),
    ...(shipped.some((each) => each.name === '@slotdrop/wallet-ui') ? [] : ['its source maps name no package of ours']),
  ]
  const { secondsToConnect, ...visit } = await serveAndVisit(parameters, env)
  const seconds = install.seconds + build.seconds + secondsToConnect
  return {
    faults: [...faults, ...visit.faults],
    report: `${Math.round(seconds / 6) / 10} min from install to first connect (${install.seconds} s install, ${types.seconds} s types, ${build.seconds} s build, ${secondsToConnect} s connect); ${lines} lines; ${shipped.length} packages shipped`,
  }
}

async function serveAndVisit({ manager, folder, chain, browser }: TryAppParameters, env: Environment): Promise<Visit> {
  try {
    const served = await serveApp(manager, folder, env, await findFreePort())
    try {
      return await visitApp(browser, { url: served.url, rpcUrl: chain.rpcUrl })
    } finally {
      await served.stop()
    }
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)], secondsToConnect: 0 }
  }
}

function failed(what: string, { output, seconds }: Outcome): Trial {
  return { faults: [`${what}:\n${output.slice(-4000)}`], report: `gave up after ${seconds} s` }
}

/** Errors in the app, and in declarations of ours; what others declare is theirs, and what apps leave out by `skipLibCheck`. */
function typeErrorsOf({ output }: Outcome): readonly string[] {
  return output
    .split('\n')
    .filter((line) => line.includes(': error TS'))
    .filter((line) => !line.startsWith('node_modules/') || /node_modules\/(?:\.pnpm\/)?@?slotdrop/.test(line))
}

function warningsOf({ output }: Outcome): readonly string[] {
  // A bundler lists what it wrote; a file may be called anything.
  return output.split('\n').filter((line) => /\bwarn(ing)?s?\b|⚠/i.test(line) && !/^dist\/\S+ +[\d.,]+ kB/.test(line))
}
