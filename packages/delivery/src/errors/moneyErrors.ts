import { type Address, formatAmount, type TokenFacts } from '@slotdrop/drops'
import { DeliveryError } from './DeliveryError.ts'

/** An amount that does not suffice. */
export type Shortfall = {
  readonly token: TokenFacts
  /** Base units. */
  readonly has: bigint
  readonly needs: bigint
}

function written(amount: bigint, { decimals, symbol }: TokenFacts) {
  return `${formatAmount(amount, decimals)} ${symbol}`
}

/** The sender holds less than the open rows need. */
export class ShortBalanceError extends DeliveryError {
  override readonly name = 'ShortBalanceError'
  readonly token: TokenFacts
  readonly has: bigint
  readonly needs: bigint
  constructor({ token, has, needs }: Shortfall) {
    super(
      `The sender holds ${written(has, token)}, the rows need ${written(needs, token)}. Add ${written(needs - has, token)}, then continue.`,
      { remedy: 'user' },
    )
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
    super(
      `The allowance for the distributor is ${written(has, token)}, the rows need ${written(needs, token)}. Go back to Authorise, then continue.`,
      { remedy: 'user' },
    )
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
    super(`The distributor has no allowance for the sender’s ${token.symbol}. Go back to Authorise, then continue.`, {
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
      `The code of ${token.symbol} was changed while you were sending, from ${before ?? 'none'} to ${after ?? 'none'}, so nothing more was sent. What was paid stays paid. Find out from the token’s issuer what changed; continue to send with the new code.`,
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
  /** Of the network's coin; undefined where only the node said so. */
  readonly shortfall: Shortfall | undefined
  constructor({ shortfall, cause }: { shortfall?: Shortfall; cause?: unknown } = {}) {
    super(
      shortfall
        ? `The account holds ${written(shortfall.has, shortfall.token)}, the transaction needs up to ${written(shortfall.needs, shortfall.token)} with its network fee. Add ${written(shortfall.needs - shortfall.has, shortfall.token)}, then continue.`
        : 'The account does not hold enough of the network’s coin for the network fee. Add some, then continue.',
      { remedy: 'user', cause },
    )
    this.shortfall = shortfall
  }
}

/** The network asks more for gas than the user wants to pay. */
export class FeeTooHighError extends DeliveryError {
  override readonly name = 'FeeTooHighError'
  /** Wei a unit of gas. */
  readonly feePerGas: bigint
  readonly ceiling: bigint
  constructor({ feePerGas, ceiling }: { feePerGas: bigint; ceiling: bigint }) {
    super(
      `The network asks ${formatAmount(feePerGas, 9)} gwei for gas, above your ceiling of ${formatAmount(ceiling, 9)}. Wait, or raise the ceiling, then continue.`,
      { remedy: 'retry' },
    )
    this.feePerGas = feePerGas
    this.ceiling = ceiling
  }
}
