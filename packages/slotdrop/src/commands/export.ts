import { sentence } from '@slotdrop/messages'
import { text, texts } from '../arguments/options.ts'
import type { Command } from '../command.ts'
import { exitCodes } from '../exitCodes.ts'
import { exportDrop } from '../export/exportDrop.ts'
import { readText } from '../files/readText.ts'
import * as messages from '../messages.generated.ts'

/** `export`: the public page of a drop as a folder of files. */
export const exportPage: Command = {
  usage: 'SEALED',
  summary: messages.summaryExport,
  options: {
    // What it names is published: the environment's node is not meant for that.
    rpc: texts('URL', messages.optionRpcExport),
    out: text('FOLDER', messages.optionOutFolder),
    url: text('URL', messages.optionUrl),
    service: text('URL', messages.optionService),
    site: text('FOLDER', messages.optionSite),
  },
  async run(given, host) {
    const file = given.file(0)
    const requestSite = given.origin('service')
    const out = given.path('out') ?? `${host.folder}/drop`
    const path = await exportDrop({
      manifest: await readText(file),
      out,
      site: given.path('site') ?? `${host.folder}/apps/web`,
      rpcUrls: given.texts('rpc'),
      requestSite,
      publicUrl: (given.text('url') ?? 'https://example.com').replace(/\/$/, ''),
    })
    return {
      exitCode: exitCodes.done,
      json: { folder: out, path },
      text: [`${sentence(messages.exportWritten, { out, path })}\n`],
    }
  },
}
