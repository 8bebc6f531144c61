import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'
import { repositoryRoot } from '../workspace.ts'

/** Kilobytes, minified. The first three are gzipped, without what the app brings itself: React, wagmi, viem and the query client. */
export type Sizes = {
  /** The button alone. */
  readonly button: number
  /** Button and provider: what each page loads. */
  readonly core: number
  /** What comes on top when somebody is about to connect. */
  readonly island: number
  /** What of viem is in button and provider, before compression. */
  readonly viem: number
  /** Scripts and styles of the app's page at load, gzipped, with all that the app brings. */
  readonly page: number
}

const external = [
  'react',
  'react-dom',
  'viem',
  'wagmi',
  '@tanstack/react-query',
  '@tanstack/query-core',
  '@tanstack/react-query-persist-client',
]

/** Bundles what an app imports of the wallet layer. @param folder an app made with Vite that has it installed and is built */
export async function measureSizes(folder: string): Promise<Sizes> {
  const provider = "export { ConnectButton, WalletProvider } from '@slotdrop/wallet-ui'"
  const [button, core, whole] = [
    await bundle(folder, "export { ConnectButton } from '@slotdrop/wallet-ui'"),
    await bundle(folder, provider),
    await bundle(folder, provider, []),
  ]
  const islandFile = core.names.find((name) => /^ConnectDialog|^island/.test(basename(name)))
  if (islandFile === undefined) throw new Error('The island was not found among the parts of the wallet layer.')
  const initial = core.reach('entry.js')
  const island = [...core.reach(islandFile)].filter((name) => !initial.has(name))
  return {
    button: button.sum([...button.reach('entry.js')]),
    core: core.sum([...initial]),
    island: core.sum(island),
    viem: whole.sumInputs([...whole.reach('entry.js')], /node_modules\/viem\//),
    page: measurePage(join(folder, 'dist')),
  }
}

function toKilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10
}

/** What the HTML asks for: its script, what that imports, and its styles. */
function measurePage(folder: string): number {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const files = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '')
  return toKilobytes(
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0),
  )
}

async function bundle(folder: string, code: string, leftOut = external) {
  const script = join(folder, 'entry.js')
  writeFileSync(script, code)
  const { outputFiles, metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [script],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    minify: true,
    metafile: true,
    external: leftOut,
    logLevel: 'silent',
    chunkNames: '[name]-[hash]',
  })
  const sizes = new Map(
    outputFiles.map(({ path, contents }) => [basename(path), gzipSync(contents, { level: 9 }).length]),
  )
  return {
    names: [...sizes.keys()],
    reach: (name: string) => reach(metafile, name),
    sum: (names: readonly string[]) => toKilobytes(names.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)),
    sumInputs: (names: readonly string[], inputs: RegExp) =>
      toKilobytes(
        Object.entries(metafile.outputs)
          .filter(([path]) => names.includes(basename(path)))
          .flatMap(([, output]) => Object.entries(output.inputs))
          .filter(([input]) => inputs.test(input))
          .reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0),
      ),
  }
}

/** A part with all that it loads at once. */
function reach({ outputs }: Metafile, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  const output = Object.entries(outputs).find(([path]) => basename(path) === name)?.[1]
  for (const { path, kind } of output?.imports ?? [])
    if (kind === 'import-statement') reach({ outputs, inputs: {} }, basename(path), found)
  return found
}

/** Which of the sizes have outgrown what they may be. */
export function sizeFaults(sizes: Sizes): readonly string[] {
  const budget = JSON.parse(
    readFileSync(join(repositoryRoot, 'tooling/scripts/fresh-apps/budget.json'), 'utf8'),
  ) as Sizes
  return (['button', 'core', 'island', 'viem', 'page'] as const).flatMap((name) =>
    sizes[name] > budget[name] ? [`${name} is ${sizes[name]} kB, and may be ${budget[name]}`] : [],
  )
}
