import { useEffect, useState } from 'react'
import { getChain, toOfferedChains } from '@slotdrop/chains'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { Segmented } from '../../components/Segmented.tsx'
import { deviceDrops } from '../../lib/deviceDrops.ts'
import { defaultSettings, readSettings, type Settings, writeSettings } from '../../lib/settings.ts'
import { useRuntime } from '../account/index.ts'
import { commands, screenKeys } from '../commands/index.ts'
import { type Theme, readTheme, writeTheme } from './theme.ts'

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** What this device keeps, and forgetting it. */
function DeviceStorage() {
  const [count, setCount] = useState<number>()
  const [used, setUsed] = useState<number>()
  const [isAsking, setAsking] = useState(false)
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    deviceDrops.list().then(
      (kept) => setCount(kept.length),
      () => setCount(0),
    )
    navigator.storage?.estimate?.().then(
      ({ usage }) => setUsed(usage),
      () => undefined,
    )
  }, [isGone])
  const forget = async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    localStorage.clear()
    sessionStorage.clear()
    setAsking(false)
    setGone(true)
  }
  return (
    <section aria-label="Storage">
      <h2>Storage</h2>
      <p className="muted">
        {count === undefined ? 'Looking …' : `${count} ${count === 1 ? 'drop is' : 'drops are'} kept on this device`}
        {used !== undefined && `, ${megabytes(used)} in all`}. What was paid lies on chain and is not touched by
        anything here.
      </p>
      {isGone ? (
        <Note tone="settled" title="Forgotten.">
          Reload the page to begin anew.
        </Note>
      ) : isAsking ? (
        <Note
          tone="fault"
          title="Forget everything on this device?"
          actions={
            <>
              <Button variant="stop" onClick={() => void forget()}>
                Forget it
              </Button>
              <Button onClick={() => setAsking(false)}>Keep it</Button>
            </>
          }
        >
          Sealed lists that are neither kept on the server nor saved as a file can’t be continued without the same rows.
        </Note>
      ) : (
        <Button onClick={() => setAsking(true)}>Forget everything on this device …</Button>
      )}
    </section>
  )
}

/** What somebody may choose for this device. */
export function SettingsPage() {
  const runtime = useRuntime()
  const [settings, setSettings] = useState<Settings>(defaultSettings)
  const [theme, setTheme] = useState<Theme>('system')
  const [isKept, setKept] = useState(true)
  useEffect(() => {
    setSettings(readSettings())
    setTheme(readTheme())
  }, [])
  const change = (next: Settings) => {
    setSettings(next)
    setKept(writeSettings(next))
  }
  return (
    <div className="settings">
      <h1>Settings</h1>
      {!isKept && (
        <Note tone="flight" title="This browser keeps nothing.">
          The choice holds until the window is closed.
        </Note>
      )}
      <section aria-label="Look">
        <h2>Look</h2>
        <Segmented
          label="Theme"
          value={theme}
          options={[
            { value: 'system', label: 'As the system' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          onChange={(next) => {
            setTheme(next)
            writeTheme(next)
          }}
        />
      </section>
      <section aria-label="Keyboard">
        <h2>Keyboard</h2>
        <label className="choice">
          <input
            type="checkbox"
            checked={settings.shortcuts}
            onChange={(event) => change({ ...settings, shortcuts: event.target.checked })}
          />
          <span>Shortcuts of single keys</span>
        </label>
        <dl className="shortcut-list">
          {commands.map(({ label, keys }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{keys.map((key) => key.toUpperCase()).join(' then ')}</dd>
            </div>
          ))}
          {screenKeys.map(({ screen, keys, text }) => (
            <div key={text}>
              <dt>
                {screen}: {text}
              </dt>
              <dd>{keys}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-label="Networks">
        <h2>Networks</h2>
        <p className="muted">Nodes that this site asks, set by whoever runs it. A second one is the reserve.</p>
        <ul className="node-list">
          {runtime &&
            toOfferedChains(runtime).map((chain) => (
              <li key={chain.id}>
                <b>{getChain(chain.id)?.name ?? chain.name}</b>{' '}
                <span className="small muted">
                  {chain.rpcUrls.default.http.map((url) => new URL(url).host).join(', ')}
                </span>
              </li>
            ))}
        </ul>
      </section>
      <DeviceStorage />
    </div>
  )
}
