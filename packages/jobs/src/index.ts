export { fromDrizzle, type PGliteLike } from 'pg-boss'
export {
  type Jobs,
  type JobsDatabase,
  type JobState,
  type OpenJobsParameters,
  type RunningJob,
  type SendOptions,
  jobsSchema,
  openJobs,
} from './openJobs.ts'
export { JobCancelledError, JobFailedError, JobsBaseError, JobStoppedError, JobTakenError } from './errors.ts'
export { type JobQueue, type QueueSettings, defineQueue } from './queue.ts'
