import { formatAmount, noticeSentence, readingSentence, type RecipientList, type TokenFacts } from '@slotdrop/drops'
import { amountOf, type Sentence, sentence } from '@slotdrop/messages'
import { listOptions, nodeOptions, recipientOptions, termsOptions, tokenOptions } from '../arguments/options.ts'
import { connectNodes } from '../chain/connectNodes.ts'
import { lookUpRecipients, readRecipientOptions, recipientLines } from '../chain/lookUpRecipients.ts'
import { resolveToken } from '../chain/resolveToken.ts'
import type { Command } from '../command.ts'
import { exitCodes } from '../exitCodes.ts'
import { findingLines, listFindings } from '../files/findings.ts'
import { openRecipients, readRecipients } from '../files/readRecipients.ts'
import * as messages from '../messages.generated.ts'

function totalsOf(list: RecipientList, { decimals, symbol }: TokenFacts, isWhole: boolean) {
  const units = isWhole ? 0 : decimals
  return { amount: amountOf(list.total, units, symbol), text: formatAmount(list.total, units, { locale: null }) }
}

function sheetNotices([sheet, ...others]: readonly string[]): Sentence[] {
  return sheet === undefined || others.length === 0
    ? []
    : [sentence(messages.sheetNotice, { sheet, others: others.join(', ') })]
}

/** `check`: what is wrong with a list, and who its recipients are. */
export const check: Command = {
  usage: 'LIST',
  summary: messages.summaryCheck,
  options: { ...tokenOptions, chain: termsOptions.chain, ...nodeOptions, ...recipientOptions, ...listOptions },
  async run(given, host) {
    const path = given.file(0)
    const isLookingUp = readRecipientOptions(given)
    const named = given.integer('chain', { min: 1 })
    const nodes = given.texts('rpc').length > 0 ? await connectNodes(given, named) : undefined
    const chainId = nodes?.chainId ?? named
    const { standard, token, facts } = await resolveToken(given, nodes?.client, chainId)
    const file = await openRecipients(path, given, host)
    const list = await readRecipients(file, given, { standard, ...facts, chainId, known: { token } })
    const found = listFindings(list)
    const reading = String(readingSentence(list.reading))
    const notices = [...sheetNotices(file.sheets), ...list.notices.map(noticeSentence)].map(String)
    const { lines, ready, warnings, errors, excluded, merged } = list.tally
    const total = totalsOf(list, facts, standard === 'ERC1155')
    const recipients = isLookingUp ? await lookUpRecipients(list, given, host) : undefined
    const isDecided = !recipients?.found.some(({ blocks }) => blocks)
    const exitCode = list.canSeal && isDecided ? exitCodes.done : exitCodes.listFaults
    const verdict = list.canSeal ? messages.checkRecipientsBad : messages.checkBad
    return {
      exitCode,
      json: {
        canSeal: list.canSeal,
        recipients: ready + warnings,
        total: list.total,
        totalText: total.text,
        token: { address: token, standard, ...facts },
        lines: { all: lines, ready, toCheck: warnings, errors, excluded, merged },
        reading: { ...list.reading, text: reading },
        ...found,
        notices,
        ...(recipients && { recipientChecks: recipients }),
      },
      text: (function* () {
        yield `${sentence(messages.checkTotals, { path: given.positionals[0] ?? path, lines, recipients: ready + warnings, total: total.amount })}\n`
        yield `${reading}\n`
        for (const notice of notices) yield `${notice}\n`
        yield* findingLines(found, standard === 'ERC1155' ? 0 : facts.decimals)
        if (recipients) yield* recipientLines(recipients)
        const isLong = recipients !== undefined || found.findings.length + found.questions.length > 0
        yield `${isLong ? '\n' : ''}${sentence(exitCode === exitCodes.done ? messages.checkGood : verdict)}\n`
      })(),
    }
  },
}
