import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPermissive, parseBuiltIn } from '@slotdrop/tsup'

type Shipped = { readonly name: string; readonly version: string; readonly licence: string }

type ForeignManifest = { version?: string; license?: string | { type?: string }; licenses?: { type?: string }[] }

/** What an app must never ship, whatever its licence says: SDKs of wallets that nobody chose. */
const unwanted = new Set(['@metamask/sdk', '@base-org/account', '@coinbase/cdp-sdk', 'porto', '@gemini-wallet/core'])

/** Where each app has what it ships to browsers. */
const shippedFolders: Readonly<Record<string, string>> = {
  vite: 'dist',
  'next-pages': '.next/static',
  'next-app': '.next/static',
}

function manifestOf(folder: string): Omit<Shipped, 'name'> {
  const {
    version = '',
    license,
    licenses,
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ForeignManifest
  const licence = typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type)
  return { version, licence: licence ?? 'none named' }
}

/** The packages whose sources are in what an app ships, by its source maps. */
export function readShipped(app: string, folder: string): readonly Shipped[] {
  const root = join(folder, shippedFolders[app] ?? '')
  const maps = existsSync(root)
    ? readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js.map'))
    : []
  const folders = new Map<string, string>()
  for (const file of maps) {
    const { sources = [], sections = [] } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      sources?: string[]
      sections?: { map: { sources: string[] } }[]
    }
    for (const source of [...sources, ...sections.flatMap(({ map }) => map.sources)]) {
      // The innermost package, wherever the bundler says that the project begins.
      const [, path, name] =
        /(node_modules\/(?:.*\/node_modules\/)?((?:@[^/]+\/)?[^/]+))\//.exec(decodeURIComponent(source)) ?? []
      if (path !== undefined && name !== undefined && existsSync(join(folder, path, 'package.json')))
        folders.set(path, name)
    }
  }
  return [...folders].map(([path, name]) => ({ name, ...manifestOf(join(folder, path)) }))
}

/** What is built into the wallet layer, by the file that names it. */
export function readBuiltIn(folder: string): readonly Shipped[] {
  return parseBuiltIn(readFileSync(join(folder, 'node_modules/@slotdrop/wallet-ui/dist/LICENSES.txt'), 'utf8'))
}

/** What of it an app may not ship to the visitors of a site that earns money, or without giving its own sources away. */
export function licenceFaults(shipped: readonly Shipped[]): readonly string[] {
  return shipped.flatMap(({ name, version, licence }) =>
    unwanted.has(name) || !isPermissive(licence) ? [`${name} ${version} is shipped, under ${licence}`] : [],
  )
}
