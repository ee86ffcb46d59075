export const restartApp = async (): Promise<void> => location.reload();
