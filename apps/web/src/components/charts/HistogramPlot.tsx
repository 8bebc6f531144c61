import type { ElementType } from 'react'
import { classNames } from '../classNames.ts'
import type { StyledProps } from '../StyledProps.ts'
import styles from './Histogram.module.css'

/** Columns of a histogram: an `i` each, with its height; `data-chosen` marks the chosen ones. */
export function HistogramPlot<T extends ElementType = 'div'>({ as, className, ...props }: StyledProps<T>) {
  const Element: ElementType = as ?? 'div'
  return <Element className={classNames(styles.plot, className)} {...props} />
}
