import { amountOf, sentence, toPlainName } from '@slotdrop/messages'
import type { Address, TokenFacts } from '@slotdrop/drops'
import * as messages from '../messages.generated.ts'
import { DeliveryError } from './DeliveryError.ts'
import { utcOf } from './utcOf.ts'

/** An amount that does not suffice. */
export type Shortfall = {
  readonly token: TokenFacts
  /** Base units. */
  readonly has: bigint
  readonly needs: bigint
}

function written(amount: bigint, { decimals, symbol }: TokenFacts) {
  return amountOf(amount, decimals, symbol)
}

function writtenShortfall({ token, has, needs }: Shortfall) {
  return { has: written(has, token), needs: written(needs, token), missing: written(needs - has, token) }
}

/** The sender holds less than the open rows need. */
export class ShortBalanceError extends DeliveryError {
  override readonly name = 'ShortBalanceError'
  readonly token: TokenFacts
  readonly has: bigint
  readonly needs: bigint
  constructor({ token, has, needs }: Shortfall) {
    super(sentence(messages.shortBalanceError, writtenShortfall({ token, has, needs })), { remedy: 'user' })
    this.token = token
    this.has = has
    this.needs = needs
  }
}

/** The distributor may take less than the open rows need. */
export class ShortAllowanceError extends DeliveryError {
  override readonly name = 'ShortAllowanceError'
  readonly token: TokenFacts
  readonly has: bigint
  readonly needs: bigint
  constructor({ token, has, needs }: Shortfall) {
    super(sentence(messages.shortAllowanceError, { has: written(has, token), needs: written(needs, token) }), {
      remedy: 'user',
    })
    this.token = token
    this.has = has
    this.needs = needs
  }
}

/** The distributor may not move the sender's tokens of this collection. */
export class NotApprovedError extends DeliveryError {
  override readonly name = 'NotApprovedError'
  readonly token: TokenFacts
  constructor({ token }: { token: TokenFacts }) {
    super(sentence(messages.notApprovedError, { symbol: toPlainName(token.symbol) }), {
      remedy: 'user',
    })
    this.token = token
  }
}

/** The token is a proxy, and runs other code than when sending began. */
export class TokenChangedError extends DeliveryError {
  override readonly name = 'TokenChangedError'
  readonly token: TokenFacts
  readonly before: Address | null
  readonly after: Address | null
  constructor({ token, before, after }: { token: TokenFacts; before: Address | null; after: Address | null }) {
    super(
      sentence(messages.tokenChangedError, {
        symbol: toPlainName(token.symbol),
        before: before ?? sentence(messages.tokenWithoutProxy),
        after: after ?? sentence(messages.tokenWithoutProxy),
      }),
      { remedy: 'user' },
    )
    this.token = token
    this.before = before
    this.after = after
  }
}

/** The account can't pay the network fee. */
export class InsufficientFundsError extends DeliveryError {
  override readonly name = 'InsufficientFundsError'
  /** What is missing of the network's coin; undefined where only the node says that it is too little. */
  readonly shortfall: Shortfall | undefined
  constructor({ shortfall, cause }: { shortfall?: Shortfall; cause?: unknown } = {}) {
    super(
      shortfall
        ? sentence(messages.insufficientCoinsError, writtenShortfall(shortfall))
        : sentence(messages.insufficientFundsError),
      { remedy: 'user', cause },
    )
    this.shortfall = shortfall
  }
}

/** The time to finish by has passed, and the network asks more for gas than the sender allowed even for then. */
export class FinishByPassedError extends DeliveryError {
  override readonly name = 'FinishByPassedError'
  /** Wei a unit of gas. */
  readonly feePerGas: bigint
  readonly ceiling: bigint
  /** Milliseconds since 1970. */
  readonly finishBy: number
  constructor({ feePerGas, ceiling, finishBy }: { feePerGas: bigint; ceiling: bigint; finishBy: number }) {
    const figures = {
      fee: amountOf(feePerGas, 9),
      ceiling: amountOf(ceiling, 9),
      time: utcOf(BigInt(Math.floor(finishBy / 1000))),
    }
    super(sentence(messages.finishByPassedError, figures), { remedy: 'user' })
    this.feePerGas = feePerGas
    this.ceiling = ceiling
    this.finishBy = finishBy
  }
}

/** The network asks more for gas than the user wants to pay. */
export class FeeTooHighError extends DeliveryError {
  override readonly name = 'FeeTooHighError'
  /** Wei a unit of gas. */
  readonly feePerGas: bigint
  readonly ceiling: bigint
  constructor({ feePerGas, ceiling }: { feePerGas: bigint; ceiling: bigint }) {
    super(sentence(messages.feeTooHighError, { fee: amountOf(feePerGas, 9), ceiling: amountOf(ceiling, 9) }), {
      remedy: 'retry',
    })
    this.feePerGas = feePerGas
    this.ceiling = ceiling
  }
}
