import { type CSSProperties, useEffect, useId, useRef } from 'react'
import { useFormats, useText } from '../../../i18n/index.ts'
import { useIsHydrated } from '../../../components/useIsHydrated.ts'
import { messages } from '../messages.generated.ts'
import { maxRows, readRowCount } from './estimateGas.ts'
import styles from './RowCountField.module.css'
import { maxPosition, positionOf, rowsAt } from './rowScale.ts'
import type { useRowCount } from './useRowCount.ts'

/** How many recipients: a figure to type, and a slider of the same. */
export function RowCountField({
  count: { rows, text, isMalformed, type, slide, leave },
}: {
  readonly count: ReturnType<typeof useRowCount>
}) {
  const t = useText(messages)
  const formats = useFormats()
  const id = useId()
  const isHydrated = useIsHydrated()
  const field = useRef<HTMLInputElement>(null)
  // What was typed before the page's scripts ran, or what the browser put back, counts.
  useEffect(() => {
    const found = field.current?.value
    if (found !== undefined && readRowCount(found) !== rows) type(found)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the field as it was found
  }, [])
  const position = positionOf(rows)
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={`${id}-rows`}>{t('costRows')}</label>
        <input
          ref={field}
          id={`${id}-rows`}
          className="figure"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={isMalformed}
          aria-describedby={isMalformed ? `${id}-fault` : undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
        />
      </div>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={maxPosition}
        value={position}
        disabled={!isHydrated}
        aria-label={t('costSlider')}
        aria-valuetext={formats.count(rows)}
        // Sound: a custom property is a style that React's types do not name.
        style={{ '--at': position / maxPosition } as CSSProperties}
        onChange={(event) => slide(rowsAt(Number(event.target.value)))}
      />
      <div role="status">
        {isMalformed && (
          <p id={`${id}-fault`} className={styles.fault}>
            {t('costBadRows', { most: maxRows })}
          </p>
        )}
      </div>
    </div>
  )
}
