/** How a backup is told from any other file. */
export const BACKUP_FORMAT = 'debrief-backup';
export const BACKUP_VERSION = 1;
