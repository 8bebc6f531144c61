import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { formatAmount, listCid, type Manifest, manifestChunks } from '@slotdrop/drops'
import { amountOf, sentence } from '@slotdrop/messages'
import { flag, listOptions, nodeOptions, outOption, termsOptions, tokenOptions } from '../arguments/options.ts'
import { standardInput } from '../arguments/parseArguments.ts'
import type { Command } from '../command.ts'
import { UsageError } from '../errors.ts'
import { exitCodes } from '../exitCodes.ts'
import { sealList } from '../files/sealList.ts'
import { sealedPathOf, writeSealedFile } from '../files/sealedFile.ts'
import * as messages from '../messages.generated.ts'

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

/** `seal`: makes a list final. */
export const seal: Command = {
  usage: 'LIST',
  summary: messages.summarySeal,
  options: {
    ...tokenOptions,
    ...termsOptions,
    ...listOptions,
    ...nodeOptions,
    ...outOption(messages.optionOutSealed),
    force: flag(messages.optionForce),
  },
  async run(given, host) {
    const path = given.file(0)
    if (path === standardInput && given.path('out') === undefined)
      throw new UsageError(sentence(messages.inputNeedsOut))
    const { manifest } = await sealList(path, given, host)
    const out = given.path('out') ?? sealedPathOf(path)
    await writeSealedFile(out, manifest, given.flag('force'))
    const described = await describeSeal(manifest)
    return {
      exitCode: exitCodes.done,
      json: { file: out, ...described },
      text: (function* () {
        yield `${sentence(messages.sealWritten, { path: relative(host.folder, out) || out })}\n`
        yield* sealLines(manifest, described)
      })(),
    }
  },
}
