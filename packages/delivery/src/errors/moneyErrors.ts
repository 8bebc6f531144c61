import { type Address, formatAmount, type TokenFacts } from '@slotdrop/drops'
import { DeliveryError } from './DeliveryError.ts'

interface Shortfall {
  readonly token: TokenFacts
  /** Base units. */
  readonly has: bigint
  readonly needs: bigint
}

const written = (amount: bigint, { decimals, symbol }: TokenFacts) => `${formatAmount(amount, decimals)} ${symbol}`

/** The sender holds less than the open rows need. */
export class ShortBalanceError extends DeliveryError {
  override name = 'ShortBalanceError'
  readonly has: bigint
  readonly needs: bigint
  constructor({ token, has, needs }: Shortfall) {
    super(
      `The sender holds ${written(has, token)}, the rows need ${written(needs, token)}. Add ${written(needs - has, token)}, then continue.`,
      { remedy: 'user' },
    )
    this.has = has
    this.needs = needs
  }
}

/** The distributor may take less than the open rows need. */
export class ShortAllowanceError extends DeliveryError {
  override name = 'ShortAllowanceError'
  readonly has: bigint
  readonly needs: bigint
  constructor({ token, has, needs }: Shortfall) {
    super(
      `The allowance for the distributor is ${written(has, token)}, the rows need ${written(needs, token)}. Go back to Authorise, then continue.`,
      { remedy: 'user' },
    )
    this.has = has
    this.needs = needs
  }
}

/** The distributor may not move the sender's tokens of this collection. */
export class NotApprovedError extends DeliveryError {
  override name = 'NotApprovedError'
  constructor({ token }: { token: TokenFacts }) {
    super(`The distributor has no allowance for the sender’s ${token.symbol}. Go back to Authorise, then continue.`, {
      remedy: 'user',
    })
  }
}

/** The token is a proxy, and runs other code than when sending began. */
export class TokenChangedError extends DeliveryError {
  override name = 'TokenChangedError'
  readonly before: Address | null
  readonly after: Address | null
  constructor({ token, before, after }: { token: TokenFacts; before: Address | null; after: Address | null }) {
    super(
      `The code of ${token.symbol} was changed while you were sending, from ${before ?? 'none'} to ${after ?? 'none'}, so nothing more was sent. What was paid stays paid. Find out from the token’s issuer what changed; continue to send with the new code.`,
      { remedy: 'user' },
    )
    this.before = before
    this.after = after
  }
}

/** The account can't pay the network fee. */
export class InsufficientFundsError extends DeliveryError {
  override name = 'InsufficientFundsError'
  constructor({ coin, has, needs, cause }: { coin?: TokenFacts; has?: bigint; needs?: bigint; cause?: unknown } = {}) {
    super(
      coin && has !== undefined && needs !== undefined
        ? `The account holds ${written(has, coin)}, the transaction needs up to ${written(needs, coin)} with its network fee. Add ${written(needs - has, coin)}, then continue.`
        : 'The account does not hold enough of the network’s coin for the network fee. Add some, then continue.',
      { remedy: 'user', cause },
    )
  }
}

/** The network asks more for gas than the user wants to pay. */
export class FeeTooHighError extends DeliveryError {
  override name = 'FeeTooHighError'
  constructor({ feePerGas, ceiling }: { feePerGas: bigint; ceiling: bigint }) {
    super(
      `The network asks ${formatAmount(feePerGas, 9)} gwei for gas, above your ceiling of ${formatAmount(ceiling, 9)}. Wait, or raise the ceiling, then continue.`,
      { remedy: 'retry' },
    )
  }
}
