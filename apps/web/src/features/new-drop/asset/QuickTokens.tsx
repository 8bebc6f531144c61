import { getChain } from '@slotdrop/chains'
import { Pill } from '../../../components/Pill.tsx'
import { isSameAddress } from '../../../chain/isSameAddress.ts'
import { useText } from '../../../i18n/index.ts'
import { useRuntime } from '../../account/index.ts'
import { messages } from '../messages.generated.ts'
import { standardNames } from './AssetFacts.tsx'
import { AwaitedChoices } from './AwaitedChoices.tsx'
import { coinChoice, wrappedChoice } from './chainQueries.ts'
import { localChainId } from './NetworkChoice.tsx'
import { Field } from '../../../components/forms/Field.tsx'
import { Choice } from '../../../components/forms/Choice.tsx'
import { ChoiceGrid } from '../ChoiceGrid.tsx'

/** Tokens that need no search: the network's coin, and on the development network the demo tokens. */
export function QuickTokens({
  chainId,
  address,
  onPick,
}: {
  readonly chainId: number | undefined
  /** What is chosen: an address, `coinChoice`, `wrappedChoice`, or nothing yet. */
  readonly address: string
  readonly onPick: (address: string) => void
}) {
  const t = useText(messages)
  const runtime = useRuntime()
  const coin = chainId === undefined ? undefined : getChain(chainId)?.nativeCurrency
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
            <span>
              <b>{coin.symbol}</b> {coin.name}
            </span>
            <Pill>{t('coin')}</Pill>
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
              <span>
                <b>{token.symbol}</b> {token.name}
              </span>
              <Pill>{standardNames[token.standard]}</Pill>
            </Choice>
          ))}
      </ChoiceGrid>
    </Field>
  )
}
