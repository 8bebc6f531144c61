import { relative } from 'node:path'
import { rebuildReport } from '@slotdrop/delivery'
import { excludedEntries, reportCsvChunks, reportFields, sourceRows } from '@slotdrop/drops'
import { sentence } from '@slotdrop/messages'
import { historyOptions, listOptions, nodeOptions, outOption, stateOptions, text } from '../arguments/options.ts'
import { connectDrop } from '../chain/connectDrop.ts'
import { fetchDropStatus, dropStateOf } from '../chain/fetchDropStatus.ts'
import type { Command } from '../command.ts'
import { knownOf, openRecipients, readRecipients } from '../files/readRecipients.ts'
import { readSealedFile } from '../files/sealedFile.ts'
import { writeAtomically } from '../files/writeAtomically.ts'
import * as messages from '../messages.generated.ts'

/** `report`: what happened to each row. */
export const report: Command = {
  usage: 'SEALED',
  summary: messages.summaryReport,
  options: {
    ...nodeOptions,
    ...stateOptions,
    ...historyOptions,
    list: text('LIST', messages.optionList),
    order: text('source|account', messages.optionOrder),
    ...listOptions,
    ...outOption(messages.optionOutReport),
  },
  async run(given, host) {
    const path = given.file(0)
    const manifest = await readSealedFile(path)
    const { terms, token } = manifest
    const nodes = await connectDrop(given, terms)
    const { status } = await fetchDropStatus(given, nodes, { host, path, manifest, isHistoryWanted: true })
    const listPath = given.path('list')
    const { standard, chainId } = terms
    const purpose = { standard, ...token, chainId, known: knownOf(terms) }
    const list =
      listPath === undefined
        ? undefined
        : await readRecipients(await openRecipients(listPath, given, host), given, purpose)
    const source = list && sourceRows(list, manifest)
    const { report: rebuilt, fees } = await rebuildReport({
      client: nodes.client,
      manifest,
      status,
      excludedEntries: list && excludedEntries(list),
    })
    const { state, exitCode } = dropStateOf(status, rebuilt.rows.failed)
    const options = { source, fees, order: given.oneOf('order', ['source', 'account']) ?? 'source' }
    const csv = () => reportCsvChunks(rebuilt, manifest, options)
    const out = given.path('out')
    if (out !== undefined) writeAtomically(out, csv())
    return {
      exitCode,
      json: { state, ...(out === undefined ? {} : { file: out }), ...reportFields(rebuilt, manifest, options) },
      text:
        out === undefined
          ? csv()
          : [
              `${sentence(messages.reportWritten, { path: relative(host.folder, out) || out, rows: manifest.rowCount })}\n`,
              ...(fees === undefined ? [`${sentence(messages.reportWithoutFees)}\n`] : []),
            ],
    }
  },
}
