import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Field } from '../../components/forms/Field.tsx'
import { useText } from '../../i18n/index.ts'
import { useIsHydrated } from '../../components/useIsHydrated.ts'
import { estimateGas, maxRows, readRowCount, type RowCost } from './estimateGas.ts'
import { CostAnswer } from './CostAnswer.tsx'
import styles from './CostCalculator.module.css'
import { messages } from './messages.generated.ts'
import { useFees } from './useFees.ts'
import type { Network } from './useNetworks.ts'

const names = { ERC20: 'ERC-20', ERC721: 'ERC-721', ERC1155: 'ERC-1155' } as const

/**
 * What a list of some length costs its sender. The network is asked when somebody wants to know, not before: until then this page
 * talks to no other machine.
 */
export function CostCalculator({
  costs,
  networks,
}: {
  readonly costs: readonly RowCost[]
  readonly networks: readonly Network[] | undefined
}) {
  const t = useText(messages)
  const id = useId()
  const isHydrated = useIsHydrated()
  const [text, setText] = useState('1000')
  const [standard, setStandard] = useState(costs[0]?.standard ?? 'ERC20')
  const [chosen, setChosen] = useState<number>()
  const fees = useFees()
  const field = useRef<HTMLInputElement>(null)
  // What was typed before the page's scripts ran, or what the browser put back, counts.
  useEffect(() => {
    if (field.current) setText(field.current.value)
  }, [])
  const rows = readRowCount(text)
  const cost = costs.find((each) => each.standard === standard)
  const estimate = rows !== undefined && cost ? estimateGas(cost, rows) : undefined
  const network = networks?.find((each) => each.id === chosen) ?? networks?.[0]

  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (network) void fees.ask(network.id)
  }
  const choose = (chainId: number) => {
    setChosen(chainId)
    fees.reset()
  }

  return (
    <section className={styles.calculator} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('costTitle')}</h2>
      <form onSubmit={ask} noValidate>
        <Field>
          <label htmlFor={`${id}-rows`}>{t('costRows')}</label>
          <input
            ref={field}
            id={`${id}-rows`}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={text}
            aria-invalid={rows === undefined}
            aria-describedby={rows === undefined ? `${id}-fault` : undefined}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Field>
          <label htmlFor={`${id}-standard`}>{t('costKind')}</label>
          <select
            id={`${id}-standard`}
            value={standard}
            disabled={!isHydrated}
            onChange={(event) =>
              setStandard(costs.find((each) => each.standard === event.target.value)?.standard ?? standard)
            }
          >
            {costs.map((each) => (
              <option key={each.standard} value={each.standard}>
                {each.standard === 'NATIVE' ? t('costCoin') : names[each.standard]}
              </option>
            ))}
          </select>
        </Field>
        <Field>
          <label htmlFor={`${id}-network`}>{t('costNetwork')}</label>
          <select
            id={`${id}-network`}
            value={network?.id ?? ''}
            disabled={!network}
            onChange={(event) => choose(Number(event.target.value))}
          >
            {!network && <option value="">{networks ? t('costNoNetwork') : '…'}</option>}
            {networks?.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        </Field>
        <Button type="submit" disabled={!network || !estimate || fees.state.status === 'asking'}>
          {fees.state.status === 'asking' ? t('costAsking') : t('costAsk')}
        </Button>
      </form>
      <div className={styles.answer} role="status">
        {rows === undefined ? (
          <p id={`${id}-fault`}>{t('costBadRows', { most: maxRows })}</p>
        ) : (
          estimate && (
            <CostAnswer estimate={estimate} fees={fees.state} chainId={network?.id} networkName={network?.name} />
          )
        )}
      </div>
    </section>
  )
}
