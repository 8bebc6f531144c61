import { cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RuntimeConfig } from '@slotdrop/config'
import {
  createShards,
  listCid,
  type Manifest,
  manifestChunks,
  parseManifest,
  serializeShardIndex,
  shardFileName,
  toShardIndex,
} from '@slotdrop/drops'
import { type Sentence, sentence } from '@slotdrop/messages'
import { CommandError } from '../errors.ts'
import { exitCodes } from '../exitCodes.ts'
import * as messages from '../messages.generated.ts'

/** What to export, and for where. */
export type ExportParameters = {
  /** The sealed list, as its file has it. */
  readonly manifest: string
  /** Folder that is written; it is made where there is none. */
  readonly out: string
  /** The built web app: its folder with `.next` and `public`. */
  readonly site: string
  /** Nodes that the page asks, best first: public ones, as everybody sees them. */
  readonly rpcUrls: readonly string[]
  /** Where the folder will be served from, without a slash at the end. */
  readonly publicUrl: string
  /** Origin of the site whose sender service recipients may ask for their rows; the page says nothing of it where there is none. */
  readonly requestSite?: string | undefined
}

/** The export can't be made; the message says what to do. */
class ExportError extends CommandError {
  override readonly name = 'ExportError'
  constructor(said: Sentence) {
    super(said, exitCodes.usage)
  }
}

function exists(path: string) {
  return stat(path).then(
    () => true,
    () => false,
  )
}

function redirect(path: string) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="/icon.svg"><title>Slotdrop</title><meta http-equiv="refresh" content="0; url=${path}"><p><a href="${path}">Continue</a></p></html>\n`
}

async function writeFiles(out: string, manifest: Manifest) {
  const folder = join(out, 'api/drops', manifest.dropId)
  await mkdir(join(folder, 'shards'), { recursive: true })
  await writeFile(join(folder, 'manifest.json'), [...manifestChunks(manifest)].join(''))
  // Where the same file is found once somebody pins it.
  await writeFile(join(folder, 'cid.txt'), `${(await listCid(manifest)).cid}\n`)
  await writeFile(join(folder, 'index.json'), serializeShardIndex(toShardIndex(manifest)))
  for (const { name, bytes } of createShards(manifest)) {
    // oxlint-disable-next-line no-await-in-loop -- one file after another, whatever the size of the list
    await writeFile(join(folder, 'shards', `${shardFileName(name)}.bin`), bytes)
  }
}

function configOf({ terms }: Manifest, { rpcUrls, publicUrl, requestSite }: ExportParameters): RuntimeConfig {
  return {
    publicUrl,
    chains: [{ id: terms.chainId, rpcUrls, explorerUrl: null, distributor: terms.distributor }],
    demoWallet: false,
    demoTokens: [],
    walletConnectProjectId: null,
    walletDiscovery: true,
    frameAncestors: [],
    requestSite: requestSite ?? null,
  }
}

/**
 * Writes a folder with the public page of one drop and its files, which any static host or IPFS gateway can serve from the root
 * of a host. The page is the same as the app's, at the same paths, and believes none of its files.
 *
 * @returns the path of the page
 * @throws ExportError when the app is not built; whatever `parseManifest` throws
 */
export async function exportDrop(parameters: ExportParameters): Promise<string> {
  const { manifest: json, out, site, rpcUrls } = parameters
  if (rpcUrls.length === 0) throw new ExportError(sentence(messages.exportNoNode))
  const manifest = await parseManifest(json)
  const page = join(site, '.next/server/pages/d/[dropId].html')
  if (!(await exists(page))) throw new ExportError(sentence(messages.exportNotBuilt, { site }))
  const path = `/d/${manifest.dropId}/`
  await mkdir(join(out, path), { recursive: true })
  await cp(join(site, '.next/static'), join(out, '_next/static'), { recursive: true })
  await cp(join(site, 'public'), out, { recursive: true })
  await writeFile(join(out, path, 'index.html'), await readFile(page))
  await writeFile(join(out, 'index.html'), redirect(path))
  // The app's router asks here before it follows its link home.
  const build = (await readFile(join(site, '.next/BUILD_ID'), 'utf8')).trim()
  await mkdir(join(out, '_next/data', build), { recursive: true })
  await writeFile(join(out, '_next/data', build, 'index.json'), '{"pageProps":{}}\n')
  await writeFiles(out, manifest)
  await writeFile(join(out, 'api/config'), `${JSON.stringify(configOf(manifest, parameters), null, 2)}\n`)
  return path
}
