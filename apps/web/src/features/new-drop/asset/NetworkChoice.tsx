import { getChainFacts } from '@slotdrop/chains'
import { useChainName } from '../../../components/useChain.ts'
import { Pill } from '../../../components/Pill.tsx'
import { useText } from '../../../i18n/index.ts'
import { useRuntime } from '../../account/index.ts'
import { messages } from '../messages.generated.ts'
import { NetworkFace } from '../../../components/NetworkFace.tsx'
import { AwaitedChoices } from './AwaitedChoices.tsx'
import { Field } from '../../../components/forms/Field.tsx'
import { Choice } from '../../../components/forms/Choice.tsx'
import { ChoiceGrid } from '../ChoiceGrid.tsx'

/** The chain of the development network. */
export const localChainId = 31_337

/** The networks that are offered. */
export function NetworkChoice({
  chainId: chosen,
  onChoose,
}: {
  readonly chainId: number | undefined
  readonly onChoose: (chainId: number) => void
}) {
  const t = useText(messages)
  const runtime = useRuntime()
  const chainName = useChainName()
  return (
    <Field as="fieldset">
      <legend>{t('network')}</legend>
      <ChoiceGrid>
        {!runtime && <AwaitedChoices count={1} />}
        {runtime?.chains.map(({ id, distributor }) => (
          <Choice key={id}>
            <input type="radio" name="chain" checked={id === chosen} onChange={() => onChoose(id)} />
            <NetworkFace chainId={id} />
            <span>{chainName(id)}</span>
            {id === localChainId && <Pill tone="note">{t('thisMachine')}</Pill>}
            {getChainFacts(id)?.stage === 'retired' && <Pill tone="flight">{t('retired')}</Pill>}
            {distributor === null && <Pill>{t('noContract')}</Pill>}
          </Choice>
        ))}
      </ChoiceGrid>
    </Field>
  )
}
