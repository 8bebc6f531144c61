import { useChain } from '../../../components/useChain.ts'
import { CoinFace } from '../../../components/CoinFace.tsx'
import { aboutCoins } from '../../../chain/aboutCoins.ts'
import { isSameAddress } from '../../../chain/isSameAddress.ts'
import { useText } from '../../../i18n/index.ts'
import { useRuntime } from '../../account/index.ts'
import { messages } from '../messages.generated.ts'
import { standardNames } from './AssetFacts.tsx'
import { AwaitedChoices } from './AwaitedChoices.tsx'
import { coinChoice, wrappedChoice } from './chainQueries.ts'
import { useAmounts } from '../useAmounts.ts'
import { localChainId } from './NetworkChoice.tsx'
import { NetworkFace } from '../../../components/NetworkFace.tsx'
import { Field } from '../../../components/forms/Field.tsx'
import { Choice } from '../../../components/forms/Choice.tsx'
import { ChoiceGrid } from '../ChoiceGrid.tsx'

/** Tokens that need no search: the network's coin, and on the development network the demo tokens. */
export function QuickTokens({
  chainId,
  address,
  held,
  coins,
  onPick,
}: {
  readonly chainId: number | undefined
  /** What is chosen: an address, `coinChoice`, `wrappedChoice`, or nothing yet. */
  readonly address: string
  /** What the account holds, base units by address in lower case, of those that were read. */
  readonly held: ReadonlyMap<string, bigint>
  /** Coins that the account holds, wei; undefined where that was not read. */
  readonly coins: bigint | undefined
  readonly onPick: (address: string) => void
}) {
  const t = useText(messages)
  const runtime = useRuntime()
  const coin = useChain(chainId)?.nativeCurrency
  // Also while neither is known: the development network comes first where it is offered.
  const isLocal = chainId === runtime?.chains.find(({ id }) => id === localChainId)?.id
  return (
    <Field as="fieldset">
      <legend>{isLocal ? t('coinAndDemo') : t('coin')}</legend>
      <ChoiceGrid>
        {!runtime && <AwaitedChoices count={4} />}
        {coin && (
          <Choice>
            <input
              type="radio"
              name="token"
              checked={address === coinChoice || address === wrappedChoice}
              onChange={() => onPick(coinChoice)}
            />
            <NetworkFace chainId={chainId} />
            <span>
              <b>{coin.symbol}</b> {coin.name} <span className="small">{t('coin')}</span>
            </span>
            <span className="figure">{coins !== undefined && aboutCoins(coins)}</span>
          </Choice>
        )}
        {isLocal &&
          runtime?.demoTokens.map((token) => (
            <Choice key={token.address}>
              <input
                type="radio"
                name="token"
                checked={isSameAddress(token.address, address)}
                onChange={() => onPick(token.address)}
              />
              <CoinFace address={token.address} />
              <span>
                <b>{token.symbol}</b> {token.name} <span className="small">{standardNames[token.standard]}</span>
              </span>
              <Held balance={held.get(token.address.toLowerCase())} decimals={token.decimals} />
            </Choice>
          ))}
      </ChoiceGrid>
    </Field>
  )
}

/** What the account holds of a token; nothing until it is read. */
function Held({ balance, decimals }: { readonly balance: bigint | undefined; readonly decimals: number }) {
  const amounts = useAmounts(decimals)
  return <span className="figure">{balance !== undefined && amounts(balance)}</span>
}
