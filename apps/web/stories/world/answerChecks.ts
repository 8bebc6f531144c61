import { toPackedAccounts } from '@slotdrop/drops'
import { type RecipientFinding } from '@slotdrop/delivery'
import type { RecipientsRequests } from '../../src/workers/recipients/recipientsProtocol.ts'
import { toCheckedRecipients } from '../../src/workers/recipients/toCheckedRecipients.ts'

type Check = RecipientsRequests['check']['parameters']

/**
 * Answers checks of recipients in place of their worker, which a story's one chain would not let find everything.
 *
 * @param findingsAt findings by the lines of the list that are paid, with rows as places among them
 */
export function answerChecks(findingsAt: (lines: readonly number[]) => readonly RecipientFinding[]): void {
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (this: Worker, ...message: Parameters<typeof post>) {
    const [asked] = message as [{ readonly id?: number; readonly kind?: string; readonly parameters?: unknown }]
    if (asked.kind !== 'check') return post.apply(this, message)
    // Sound: the parameters of this kind of request.
    const { payable, chainId } = asked.parameters as Check
    const findings = findingsAt([...payable.lines])
    const check = { accounts: toPackedAccounts(payable.accounts), findings, surveys: [] }
    const result = toCheckedRecipients(check, payable, chainId)
    this.dispatchEvent(new MessageEvent('message', { data: { id: asked.id, result: structuredClone(result) } }))
  } as typeof post
}
