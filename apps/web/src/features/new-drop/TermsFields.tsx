import { useState } from 'react'
import type { Asset } from './readAsset.ts'
import type { DropChoices } from './newDropMachine.ts'

const isRound = (text: string) => /^\d{1,18}$/.test(text)
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** `datetime-local` speaks of the reader's own time zone. */
const toLocal = (seconds: bigint): string => {
  if (seconds === 0n) return ''
  const date = new Date(Number(seconds) * 1000)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
const toSeconds = (text: string): bigint => (text === '' ? 0n : BigInt(Math.floor(new Date(text).getTime() / 1000)))

/** Name, round and terms of a drop. */
export function TermsFields({
  asset,
  choices,
  onChoose,
  onRoundValid,
}: {
  readonly asset: Asset
  readonly choices: DropChoices
  readonly onChoose: (choices: Partial<DropChoices>) => void
  readonly onRoundValid: (isValid: boolean) => void
}) {
  const [roundText, setRoundText] = useState(`${choices.round}`)
  const { opensAtSeconds, closesAtSeconds } = choices
  const isBackwards = closesAtSeconds !== 0n && closesAtSeconds <= opensAtSeconds
  return (
    <>
      <div className="field">
        <label htmlFor="title">Name of this drop</label>
        <input
          id="title"
          type="text"
          maxLength={80}
          value={choices.title}
          placeholder="Season 2 contributor rewards"
          onChange={(event) => onChoose({ title: event.target.value })}
        />
        <span className="small">For people; it is not on chain.</span>
      </div>
      <details className="terms">
        <summary>Round, refused rows, opening and closing</summary>
        <div className="field">
          <label htmlFor="round">Round</label>
          <input
            id="round"
            type="text"
            inputMode="numeric"
            value={roundText}
            aria-invalid={!isRound(roundText)}
            onChange={(event) => {
              const text = event.target.value
              setRoundText(text)
              onRoundValid(isRound(text))
              if (isRound(text)) onChoose({ round: BigInt(text) })
            }}
          />
          <span className="small">
            The same list with the same round is the same drop, and is never paid twice. Choose another round to pay the
            same list again.
          </span>
        </div>
        <fieldset className="field">
          <legend>A row that is refused</legend>
          <label className="choice">
            <input
              type="radio"
              name="policy"
              checked={choices.policy === 'skip'}
              onChange={() => onChoose({ policy: 'skip' })}
            />
            <span>stays open; the others of its slot are paid</span>
          </label>
          <label className="choice">
            <input
              type="radio"
              name="policy"
              checked={choices.policy === 'strict'}
              onChange={() => onChoose({ policy: 'strict' })}
            />
            <span>stops its slot: all rows of it, or none</span>
          </label>
        </fieldset>
        {asset.standard === 'ERC721' && (
          <label className="choice">
            <input
              type="checkbox"
              checked={choices.safeTransfer}
              onChange={(event) => onChoose({ safeTransfer: event.target.checked })}
            />
            <span>
              Ask contracts whether they accept the token <span className="small">(safeTransferFrom)</span>
            </span>
          </label>
        )}
        <div className="field">
          <label htmlFor="opens">Opens</label>
          <input
            id="opens"
            type="datetime-local"
            value={toLocal(opensAtSeconds)}
            onChange={(event) => onChoose({ opensAtSeconds: toSeconds(event.target.value) })}
          />
          <span className="small">Empty: at once. Your time zone: {zone()}.</span>
        </div>
        <div className="field">
          <label htmlFor="closes">Closes</label>
          <input
            id="closes"
            type="datetime-local"
            value={toLocal(closesAtSeconds)}
            aria-invalid={isBackwards}
            onChange={(event) => onChoose({ closesAtSeconds: toSeconds(event.target.value) })}
          />
          <span className="small">
            Empty: never. From that moment no row is paid or claimed, and the time can’t be changed after sealing.
          </span>
          {isBackwards && <span className="field-error">It closes before it opens. Choose a later time.</span>}
        </div>
      </details>
    </>
  )
}
