import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { getChainName } from '@slotdrop/chains/names'
import { formatAmount, listCid, type Manifest, manifestChunks } from '@slotdrop/drops'
import { amountOf, sentence } from '@slotdrop/messages'
import {
  flag,
  listOptions,
  nodeOptions,
  outOption,
  paidOptions,
  stateOptions,
  termsOptions,
  texts,
  tokenOptions,
} from '../arguments/options.ts'
import { standardInput } from '../arguments/parseArguments.ts'
import type { Command } from '../command.ts'
import { UsageError } from '../errors.ts'
import { exitCodes } from '../exitCodes.ts'
import { sealList, sealShares } from '../files/sealList.ts'
import { sealedPathOf } from '../files/sealedFile.ts'
import * as messages from '../messages.generated.ts'
import { describeDifference, differenceLines } from '../paid/decideList.ts'
import { type Decided, writeDecided } from '../paid/writeDecided.ts'

/** Decimals in which amounts of a drop are written. */
export function decimalsOf({ terms, token }: Pick<Manifest, 'terms' | 'token'>): number {
  return terms.standard === 'ERC1155' || terms.standard === 'ERC721' ? 0 : token.decimals
}

/** What tells a sealed list from any other, for people and programs. */
async function describeSeal(manifest: Manifest) {
  const { cid, digest, size } = await listCid(manifest)
  const hash = createHash('sha256')
  for (const piece of manifestChunks(manifest)) hash.update(piece)
  const decimals = decimalsOf(manifest)
  return {
    dropId: manifest.dropId,
    fingerprint: manifest.fingerprint,
    title: manifest.title,
    root: manifest.root,
    chainId: manifest.terms.chainId,
    distributor: manifest.terms.distributor,
    sender: manifest.terms.sender,
    token: { address: manifest.terms.token, standard: manifest.terms.standard, ...manifest.token },
    recipients: manifest.rowCount,
    slots: manifest.slotCount,
    total: manifest.total,
    totalText: formatAmount(manifest.total, decimals, { locale: null }),
    cid,
    listDigest: digest,
    sha256: `0x${hash.digest('hex')}`,
    bytes: size,
  }
}

/** The same as lines. */
function* sealLines(manifest: Manifest, seal: Awaited<ReturnType<typeof describeSeal>>): Generator<string> {
  const total = amountOf(manifest.total, decimalsOf(manifest), manifest.token.symbol)
  yield `${sentence(messages.sealTotals, { recipients: seal.recipients, slots: seal.slots, total })}\n`
  yield `${sentence(messages.sealDropId, { dropId: seal.dropId, fingerprint: seal.fingerprint })}\n`
  yield `${sentence(messages.sealRoot, { root: seal.root })}\n`
  yield `${sentence(messages.sealCid, { cid: seal.cid })}\n`
  yield `${sentence(messages.sealDigest, { digest: seal.listDigest })}\n`
  yield `${sentence(messages.sealSha256, { sha256: seal.sha256 })}\n`
}

/** Where a share of a list goes: `team.csv` gives `team.DAI.sealed.json`. Symbols of two tokens may be the same. */
function sharePath(path: string, { terms, token }: Manifest, others: readonly Manifest[]): string {
  const symbol = token.symbol.replace(/[^\w-]/g, '')
  const isTaken = others.some((other) => other.token.symbol === token.symbol)
  const name = symbol === '' || isTaken ? [symbol, terms.token.slice(0, 10)].filter(Boolean).join('-') : symbol
  return sealedPathOf(path).replace(/\.sealed\.json$/, `.${name}.sealed.json`)
}

/** `seal`: makes a list final. */
export const seal: Command = {
  usage: 'LIST',
  summary: messages.summarySeal,
  options: {
    ...tokenOptions,
    ...termsOptions,
    ...listOptions,
    split: flag(messages.optionSplit),
    'token-of': texts('SYMBOL=ADDRESS', messages.optionTokenOf),
    ...nodeOptions,
    ...outOption(messages.optionOutSealed),
    ...paidOptions,
    ...stateOptions,
    force: flag(messages.optionForce),
  },
  async run(given, host) {
    const path = given.file(0)
    const isSplit = given.flag('split')
    if (isSplit && given.text('out') !== undefined)
      throw new UsageError(sentence(messages.optionsExclude, { one: '--split', other: '--out' }))
    if (path === standardInput && given.path('out') === undefined)
      throw new UsageError(sentence(messages.inputNeedsOut))
    const { sealed, elsewhere } = isSplit
      ? await sealShares(path, given, host)
      : { sealed: [await sealList(path, given, host)], elsewhere: [] }
    const left = elsewhere.map(({ chainId = 0, rows, text: token }) => ({ chainId, rows, token }))
    const manifests = sealed.map(({ manifest }) => manifest)
    const drops: (Decided & { readonly list: Manifest })[] = []
    for (const { manifest, nodes } of sealed) {
      const others = manifests.filter((other) => other !== manifest)
      const file = isSplit ? sharePath(path, manifest, others) : sealedPathOf(path)
      // oxlint-disable-next-line no-await-in-loop -- one file after another: each holds a whole list
      drops.push({ ...(await writeDecided({ given, host, nodes, manifest, path: file })), list: manifest })
    }
    const described = await Promise.all(
      drops.map(async ({ manifest, ...decided }) => ({
        ...decided,
        sealed: manifest && { manifest, facts: await describeSeal(manifest) },
      })),
    )
    const json = described.map(({ path: file, sealed: written, difference }) => ({
      ...(written && { file, ...written.facts }),
      ...(difference && { difference: describeDifference(difference) }),
    }))
    return {
      exitCode: exitCodes.done,
      json: isSplit ? { drops: json, elsewhere: left } : { ...json[0] },
      text: (function* () {
        for (const { path: file, sealed: written, difference, list } of described) {
          if (difference) yield* differenceLines(difference, list)
          if (written === undefined) continue
          yield `${sentence(messages.sealWritten, { path: relative(host.folder, file) || file })}\n`
          yield* sealLines(written.manifest, written.facts)
        }
        for (const { chainId, rows } of left)
          yield `${sentence(messages.splitElsewhere, { rows, chain: getChainName(chainId) ?? `${chainId}` })}\n`
      })(),
    }
  },
}
