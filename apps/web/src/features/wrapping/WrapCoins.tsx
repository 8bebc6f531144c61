import { useQuery } from '@tanstack/react-query'
import { useAccount } from 'wagmi'
import { isAddressEqual } from 'viem'
import { getWrappedCoin } from '@slotdrop/chains'
import { toDeliveryError, wrapRequest } from '@slotdrop/delivery'
import { type Address, formatAmount } from '@slotdrop/drops'
import { useCoinSymbol } from '../../components/useChain.ts'
import { Button } from '../../components/Button.tsx'
import { FieldError } from '../../components/forms/FieldError.tsx'
import { useNumberLocale, useSay, useText } from '../../i18n/index.ts'
import { useChainClient, useRuntime, useStepMutation } from '../account/index.ts'
import { coinsQuery } from './coinsQuery.ts'
import { isWrappable, type PaidFrom } from './isWrappable.ts'
import { messages } from './messages.generated.ts'
import styles from './WrapCoins.module.css'

type WrapProps = {
  readonly terms: PaidFrom
  /** The drop's sender: nobody else's coins are wrapped. */
  readonly sender: Address
  /** Wei of the wrapped coin that are missing. */
  readonly missing: bigint
  /** Reads anew what is held; the wrapping counts as under way until it has. */
  readonly onWrapped: () => Promise<unknown>
}

/** Wraps the coins that a drop lacks, in one transaction; nothing where the drop is not paid from its network's wrapped coin. */
export function WrapCoins(props: WrapProps) {
  const runtime = useRuntime()
  const { address } = useAccount()
  const isSender = address !== undefined && isAddressEqual(address, props.sender)
  if (!runtime || !isSender || props.missing <= 0n || !isWrappable(runtime, props.terms)) return null
  return <Wrap {...props} symbol={getWrappedCoin(runtime, props.terms.chainId)?.symbol ?? ''} />
}

function Wrap({ terms, sender, missing, onWrapped, symbol }: WrapProps & { readonly symbol: string }) {
  const t = useText(messages)
  const say = useSay()
  const locale = useNumberLocale()
  const { data: held } = useQuery(coinsQuery(useChainClient(terms.chainId), sender))
  const wrap = useStepMutation(terms.chainId, onWrapped)
  const coin = useCoinSymbol(terms.chainId)
  const amount = (wei: bigint) => formatAmount(wei, 18, { locale })
  const isShort = held !== undefined && held < missing
  const names = { amount: amount(missing), coin, wrapped: symbol }
  const problem = wrap.error
    ? say(toDeliveryError(wrap.error))
    : wrap.data === 'reverted'
      ? t('changedNothing')
      : undefined
  return (
    <div className={styles.wrap}>
      <p>
        {isShort ? t('tooFewCoins', { ...names, held: amount(held), short: amount(missing - held) }) : t('text', names)}
      </p>
      <Button
        disabled={isShort || wrap.isPending}
        onClick={() => wrap.mutate({ ...wrapRequest(terms, missing), from: sender, description: t('wrap', names) })}
      >
        {wrap.isPending ? t('confirm') : t('wrap', names)}
      </Button>
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  )
}
