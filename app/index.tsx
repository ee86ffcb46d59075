import { Text, View } from 'react-native';

export default function Home() {
  return (
    <View>
      <Text role="heading">Debrief</Text>
    </View>
  );
}
