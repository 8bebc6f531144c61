import { fetchWords } from '@slotdrop/delivery'
import { dropProgress } from '@slotdrop/drops'
import { amountOf, sentence } from '@slotdrop/messages'
import { formatGwei } from 'viem'
import { feeOptions, listOptions, nodeOptions, termsOptions, tokenOptions } from '../arguments/options.ts'
import { connectDrop } from '../chain/connectDrop.ts'
import { quoteSending } from '../chain/quoteSending.ts'
import type { Command } from '../command.ts'
import { exitCodes } from '../exitCodes.ts'
import { isSealedFile, readSealedFile } from '../files/sealedFile.ts'
import { sealList } from '../files/sealList.ts'
import * as messages from '../messages.generated.ts'
import { readGwei } from '../arguments/readGwei.ts'
import { decimalsOf } from './seal.ts'

/** Refused rows that are shown to people; programs get all of them. */
const maxShownRows = 20

/** `quote`: what sending takes. */
export const quote: Command = {
  usage: 'LIST | SEALED',
  summary: messages.summaryQuote,
  options: { ...nodeOptions, ...feeOptions, ...tokenOptions, ...termsOptions, ...listOptions },
  async run(given, host) {
    const path = given.file(0)
    const ceiling = readGwei(given, 'fee-ceiling')
    const manifest = (await isSealedFile(path))
      ? await readSealedFile(path)
      : (await sealList(path, given, host)).manifest
    const nodes = await connectDrop(given, manifest.terms)
    const words = await fetchWords({ client: nodes.client, manifest })
    const progress = dropProgress(manifest, words)
    const found = await quoteSending(nodes, manifest, { ceiling, words })
    const tokens = (value: bigint) => amountOf(value, decimalsOf(manifest), manifest.token.symbol)
    const coins = nodes.client.chain?.nativeCurrency
    const wei = (value: bigint) => amountOf(value, coins?.decimals ?? 18, coins?.symbol)
    return {
      exitCode: found.problems.length > 0 ? exitCodes.blocked : exitCodes.done,
      json: { dropId: manifest.dropId, chainId: nodes.chainId, recipients: progress.openRows, ceiling, ...found },
      text: (function* () {
        yield `${sentence(messages.quoteSlots, { recipients: progress.openRows, slots: found.slots, transactions: found.transactions })}\n`
        if (found.method === 'none' && found.slots > 0) yield `${sentence(messages.quoteUnknown)}\n`
        else {
          yield `${sentence(messages.quoteFee, { gas: `${found.gas}`, price: formatGwei(found.feePerGas), fee: wei(found.fee) })}\n`
          if (ceiling !== undefined && found.feeAtCeiling !== undefined)
            yield `${sentence(messages.quoteCeiling, { ceiling: formatGwei(ceiling), fee: wei(found.feeAtCeiling) })}\n`
          yield `${sentence(messages.quoteGasMoney, { amount: wei(found.gasMoney) })}\n`
        }
        if (found.refused > 0) yield `${sentence(messages.quoteRefused, { count: found.refused })}\n`
        for (const { row, account, amount, reason } of found.refusedRows.slice(0, maxShownRows))
          yield `  ${sentence(messages.statusRefused, { row: `${row}`, account, amount: tokens(amount), reason })}\n`
        if (found.short > 0) yield `${sentence(messages.quoteShort, { count: found.short })}\n`
        for (const note of found.notes) yield `${note}\n`
        if (found.problems.length > 0) yield `${sentence(messages.quoteBlocked)}\n`
        for (const problem of found.problems) yield `${problem}\n`
      })(),
    }
  },
}
