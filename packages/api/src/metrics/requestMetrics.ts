import { metrics } from '@opentelemetry/api'

/** Seconds: from a file in memory to what is given up. */
const durationBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** What is counted of a request that was answered. */
type AnsweredRequest = {
  readonly method: string
  readonly route: string
  /** 0: the caller went away before there was an answer. */
  readonly status: number
  readonly seconds: number
  readonly bytes: number
}

/** Counts requests by route and status, with their time and size. Nothing is counted where no collector is named. */
export function createRequestMetrics(): (request: AnsweredRequest) => void {
  const meter = metrics.getMeter('@slotdrop/api')
  const duration = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Time from a request to the end of its answer',
    advice: { explicitBucketBoundaries: durationBounds },
  })
  const bytes = meter.createCounter('http.server.response.bytes', {
    unit: 'By',
    description: 'Bytes of answers, with their headers',
  })
  return ({ method, route, status, seconds, bytes: count }) => {
    const attributes = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status }
    duration.record(seconds, attributes)
    bytes.add(count, { 'http.route': route })
  }
}

/** Counts units that limits gave and refused, by limit. */
export function createLimitMetrics(): (limit: string, units: number, isAllowed: boolean) => void {
  const counter = metrics.getMeter('@slotdrop/api').createCounter('slotdrop.limit.units', {
    description: 'Units of cost that callers asked for, by limit and whether they got them',
  })
  return (limit, units, isAllowed) => counter.add(units, { limit, outcome: isAllowed ? 'spent' : 'refused' })
}
