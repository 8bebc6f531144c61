import { useState } from 'react'
import { createLiveValue } from '../../workers/liveValue.ts'
import { useLiveValue } from '../../workers/useLiveValue.ts'
import styles from './MockSwitch.module.css'

/** What the mock of the API plays. */
type MockState = {
  readonly world: string
  readonly fault: string
  readonly worlds: readonly string[]
  readonly faults: readonly string[]
}

const mockState = createLiveValue<MockState | undefined>(undefined, (set) => {
  fetch('/api/mock')
    // The mock of this very repository answers, to who develops with it.
    .then(async (response) => (response.ok ? ((await response.json()) as MockState) : undefined))
    .then(
      (state) => set(() => state),
      () => undefined,
    )
})

/** Switches the mock's world and fault for everybody. In development alone: no production bundle holds it. */
export function MockSwitch() {
  const state = useLiveValue(mockState)
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<string>()
  // Without the mock there is nothing to switch.
  if (!state) return null
  const change = async (next: { world?: string; fault?: string }) => {
    const response = await fetch('/api/mock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(next),
    }).catch(() => undefined)
    if (response?.ok) location.reload()
    else setFailure(`The mock did not switch (${response?.status ?? 'no answer'}). Is it still running?`)
  }
  return (
    <details className={styles.panel} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Mock: {state.world}
        {state.fault !== 'none' && `, ${state.fault}`}
      </summary>
      <label>
        World{' '}
        <select value={state.world} onChange={(event) => void change({ world: event.target.value })}>
          {state.worlds.map((world) => (
            <option key={world}>{world}</option>
          ))}
        </select>
      </label>
      <label>
        Fault{' '}
        <select value={state.fault} onChange={(event) => void change({ fault: event.target.value })}>
          {[...new Set(['none', ...state.faults, state.fault])].map((fault) => (
            <option key={fault}>{fault}</option>
          ))}
        </select>
      </label>
      {failure && <p role="alert">{failure}</p>}
    </details>
  )
}
