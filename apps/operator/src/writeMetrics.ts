import type { OperatorFigures } from '@slotdrop/operator'

type Metric = {
  readonly name: string
  readonly type: 'gauge' | 'counter'
  readonly help: string
  readonly values: readonly { readonly labels?: Readonly<Record<string, string>>; readonly value: number }[]
}

function writeLabels(labels: Readonly<Record<string, string>> = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

function writeMetric({ name, type, help, values }: Metric): string {
  const full = `slotdrop_operator_${name}`
  const lines = values.map(({ labels, value }) => `${full}${writeLabels(labels)} ${value}`)
  return [`# HELP ${full} ${help}`, `# TYPE ${full} ${type}`, ...lines, ''].join('\n')
}

/** Figures in the text form that Prometheus reads. `lanes` and `refused` are of this process, the rest is of all together. */
export function writeMetrics(
  { lanes, refused }: { readonly lanes: number; readonly refused: ReadonlyMap<string, number> },
  figures: OperatorFigures,
): string {
  const {
    drops,
    transactions,
    wasted,
    secondsSinceProgress,
    forgotten,
    requestsWaiting,
    requestsOldestSeconds,
    processes,
  } = figures
  const metrics: Metric[] = [
    { name: 'lanes', type: 'gauge', help: 'Drops that this process has in hand.', values: [{ value: lanes }] },
    {
      name: 'drops',
      type: 'gauge',
      help: 'Drops by stage and by what they wait for.',
      values: drops.map(({ stage, waiting, count }) => ({ labels: { stage, waiting }, value: count })),
    },
    {
      name: 'transactions_total',
      type: 'counter',
      help: 'Transactions that were mined.',
      values: [{ value: transactions }],
    },
    {
      name: 'transactions_wasted_total',
      type: 'counter',
      help: 'Transactions that were mined and paid nobody.',
      values: [{ value: wasted }],
    },
    {
      name: 'refused_total',
      type: 'counter',
      help: 'Broadcasts of this process that every node refused, by class of their answer.',
      values: [...refused].map(([kind, value]) => ({ labels: { class: kind }, value })),
    },
    {
      name: 'seconds_since_progress',
      type: 'gauge',
      help: 'Seconds without a mined transaction or a settled row, of the drop in sending that has waited longest.',
      values: [{ value: secondsSinceProgress }],
    },
    {
      name: 'forgotten_drops',
      type: 'gauge',
      help: 'Drops that nobody looked at for a minute when somebody should have.',
      values: [{ value: forgotten }],
    },
    {
      name: 'requests_waiting',
      type: 'gauge',
      help: 'Rows that recipients asked for and that are not paid yet.',
      values: [{ value: requestsWaiting }],
    },
    {
      name: 'requests_oldest_seconds',
      type: 'gauge',
      help: 'Seconds for which the first of these rows has waited.',
      values: [{ value: requestsOldestSeconds }],
    },
    { name: 'processes', type: 'gauge', help: 'Processes that are there.', values: [{ value: processes }] },
  ]
  return metrics.map(writeMetric).join('')
}
