/** Everything that the browser notes of what is done meanwhile. */
export const traced = async (page, doing) => {
  const browser = await page.context().browser().newBrowserCDPSession();
  const events = [];
  browser.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const traceConfig = { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] };
  await browser.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await doing();
  const complete = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
  await browser.send('Tracing.end');
  await complete;
  await browser.detach();
  return events;
};
