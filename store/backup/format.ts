/** How a backup is told from any other file. */
export const BACKUP_FORMAT = 'debrief-backup';
export const BACKUP_VERSION = 1;
/** A file is asked for its size before it is read. */
export const MAX_BACKUP_BYTES = 50 * 1024 * 1024;
