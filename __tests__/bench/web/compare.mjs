/** What both sides give in every round, taking turns in who goes first. */
export const compare = async (rounds, { ours, bare }) => {
  const results = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    const sides = [async () => results.ours.push(await ours()), async () => results.bare.push(await bare())];
    for (const side of round % 2 === 0 ? sides : sides.reverse()) await side();
  }
  return results;
};
