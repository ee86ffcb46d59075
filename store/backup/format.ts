/** How a backup is told from any other file. */
export const BACKUP_FORMAT = 'debrief-backup';
export const BACKUP_VERSION = 2;
/** From this one on the logs of matches and what was set aside are veiled. */
export const VEILED_VERSION = 2;
/** A file is asked for its size before it is read. */
export const MAX_BACKUP_BYTES = 68 * 1024 * 1024;
