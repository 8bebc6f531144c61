import { fingerprintOf, type Hex } from '@slotdrop/drops'
import { amountOf, sentence } from '@slotdrop/messages'
import { CommandError } from '../errors.ts'
import { exitCodes } from '../exitCodes.ts'
import * as messages from '../messages.generated.ts'

/** What a drop has paid to accounts that a list pays, too. */
export type PaidBefore = {
  readonly dropId: Hex
  readonly fingerprint: string
  /** Accounts of the list. */
  readonly accounts: readonly string[]
  /** Base units that they got from the drop. */
  readonly amount: bigint
}

/** Accounts of a list were paid by other drops of its token. */
export class AlreadyPaidError extends CommandError {
  override readonly name = 'AlreadyPaidError'
  override readonly facts: {
    readonly recipients: number
    readonly amount: bigint
    readonly drops: readonly PaidBefore[]
    readonly options: readonly string[]
  }

  constructor(drops: readonly PaidBefore[], { decimals, symbol }: { decimals: number; symbol: string }) {
    const recipients = new Set(drops.flatMap(({ accounts }) => accounts)).size
    const amount = drops.reduce((sum, drop) => sum + drop.amount, 0n)
    const written = (value: bigint) => amountOf(value, decimals, symbol)
    const lines = drops.map(
      ({ dropId, fingerprint, accounts, amount: each }) =>
        `  ${sentence(messages.alreadyPaidDrop, { dropId, fingerprint, recipients: accounts.length, amount: written(each) })}\n`,
    )
    const again = drops.map(({ dropId }) => `--pay-again ${dropId}`)
    super(
      sentence(messages.alreadyPaid, {
        recipients,
        amount: written(amount),
        drops: lines.join(''),
        again: again.length === 1 ? `${again[0]}` : '--pay-again all',
      }),
      exitCodes.blocked,
    )
    this.facts = { recipients, amount, drops, options: ['--difference', ...again] }
  }
}

/** The node can't give all payments, so accounts of a list may have been paid. */
export class PaidUnknownError extends CommandError {
  override readonly name = 'PaidUnknownError'
  override readonly facts: { readonly since: bigint | undefined; readonly drops: readonly Hex[] }

  /**
   * @param since oldest block whose payments are known; undefined for none, zero for all
   * @param drops ids of drops with payments that can't be read
   */
  constructor({ since, drops }: { since: bigint | undefined; drops: readonly Hex[] }) {
    const names = drops.map((dropId) => `${dropId} (${fingerprintOf(dropId)})`).join(', ')
    super(
      drops.length > 0
        ? sentence(messages.paidUnreadable, { drops: names })
        : since === undefined
          ? sentence(messages.paidUnknown)
          : sentence(messages.paidUnknownBefore, { block: `${since}` }),
      exitCodes.node,
    )
    this.facts = { since, drops }
  }
}
