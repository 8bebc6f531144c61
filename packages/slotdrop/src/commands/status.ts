import { amountOf, sentence } from '@slotdrop/messages'
import { historyOptions, nodeOptions, stateOptions } from '../arguments/options.ts'
import { connectDrop } from '../chain/connectDrop.ts'
import { fetchDropStatus, refusedRows, dropStateOf } from '../chain/fetchDropStatus.ts'
import { fetchRegistration } from '@slotdrop/delivery'
import type { Command } from '../command.ts'
import { readSealedFile } from '../files/sealedFile.ts'
import * as messages from '../messages.generated.ts'
import { decimalsOf } from './seal.ts'

/** Refused rows that are shown to people; programs get all of them. */
const maxShownRows = 50

/** `status`: how far a drop is. */
export const status: Command = {
  usage: 'SEALED',
  summary: messages.summaryStatus,
  options: { ...nodeOptions, ...stateOptions, ...historyOptions },
  async run(given, host) {
    const path = given.file(0)
    const manifest = await readSealedFile(path)
    const nodes = await connectDrop(given, manifest.terms)
    const [{ status: known }, registration] = await Promise.all([
      fetchDropStatus(given, nodes, { host, path, manifest, isHistoryWanted: false }),
      fetchRegistration({ client: nodes.client, manifest }),
    ])
    const { progress, totals } = known
    const refused = refusedRows(manifest, known)
    const { state, exitCode } = dropStateOf(known, refused.length)
    const amount = (value: bigint) => amountOf(value, decimalsOf(manifest), manifest.token.symbol)
    return {
      exitCode,
      json: {
        state,
        dropId: manifest.dropId,
        fingerprint: manifest.fingerprint,
        chainId: manifest.terms.chainId,
        recipients: {
          all: manifest.rowCount,
          settled: progress.settledRows,
          open: progress.openRows,
          refused: refused.length,
        },
        amounts: { all: totals.intended, settled: totals.settled, open: totals.open },
        operator: registration.operator,
        end: registration.end,
        slots: known.slots.map(({ index, stage, hash }) => ({
          index,
          stage,
          open: progress.slots[index]?.openRows ?? 0,
          transaction: hash,
        })),
        refused,
      },
      text: (function* () {
        yield `${sentence(messages.statusTitle, { fingerprint: manifest.fingerprint, state })}\n`
        yield `${sentence(messages.statusSettled, { count: progress.settledRows, all: manifest.rowCount, amount: amount(totals.settled) })}\n`
        yield `${sentence(messages.statusOpen, { count: progress.openRows, amount: amount(totals.open) })}\n`
        for (const { row, account, amount: value, reason } of refused.slice(0, maxShownRows))
          yield `  ${sentence(messages.statusRefused, { row: `${row}`, account, amount: amount(value), reason })}\n`
        if (refused.length > maxShownRows)
          yield `  ${sentence(messages.findingMore, { count: refused.length - maxShownRows })}\n`
      })(),
    }
  },
}
